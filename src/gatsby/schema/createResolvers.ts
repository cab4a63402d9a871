import type { GatsbyNode } from 'gatsby';
import { blockContent } from './blockContent';
import { pageContent } from './pageContent';
import { postChanges } from './postChanges';
import { postContent } from './postContent';
import { reads } from './reads';

/** Fields that only this site can compute: the reads of the specification, what blocks show, what heads say. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({ Query: { ...reads, postChanges }, Block: blockContent, Page: pageContent, Post: postContent });
};
