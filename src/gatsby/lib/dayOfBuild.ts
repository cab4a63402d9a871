import { parseEnv } from '../../lib/env';

/** The day of the build, in UTC: 2026-11-21. It decides which workshops are past. */
export const dayOfBuild = (): string => parseEnv(process.env).buildDay ?? new Date().toISOString().slice(0, 10);
