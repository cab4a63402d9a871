import { parseEnv } from '../../lib/env';
import { localDay } from '../../lib/text/formatDate';

/** The day of the build, on the editors' clock: 2026-11-21. It decides which workshops are past. */
export const dayOfBuild = (): string => parseEnv(process.env).buildDay ?? localDay();
