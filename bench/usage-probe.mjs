// Loaded into a process that the bench started: answers, whenever it is asked, what the process has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ processorSeconds: (user + system) / 1e6, memoryBytes: process.memoryUsage.rss() });
});
