import type { GatsbyNode } from 'gatsby';
import { errorMap } from './errors';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap);
};
