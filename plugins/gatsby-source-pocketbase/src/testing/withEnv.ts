/** Sets variables of the environment for one task. */
export async function withEnv<T>(values: Record<string, string>, task: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await task();
  } finally {
    process.env = before;
  }
}
