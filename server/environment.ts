/** Settings by their names, as a process has them. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;
