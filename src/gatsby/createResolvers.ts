import type { GatsbyNode } from 'gatsby';
import { blockContent } from './blockContent';
import { reads } from './reads';

/** Fields that only this site can compute: the reads of the specification, and what blocks show. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({ Query: reads, Block: blockContent });
};
