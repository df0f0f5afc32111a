const NOBODY = 65_534;

/** Root may read and write every file. */
export async function asNobody(work: () => Promise<void>): Promise<void> {
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}
