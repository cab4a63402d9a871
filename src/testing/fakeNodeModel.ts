import type { NodeModel } from '../gatsby/lib/PostNode';

type Node = { type: string } & Record<string, unknown>;
type Conditions = { [field: string]: { eq: unknown } | Conditions };

function fits(node: Record<string, unknown>, filter: Conditions): boolean {
  return Object.entries(filter).every(([field, condition]) =>
    'eq' in condition
      ? node[field] === condition.eq
      : fits((node[field] ?? {}) as Record<string, unknown>, condition as Conditions),
  );
}

/**
 * Stands in for Gatsby's node model, as far as equality filters, skip and limit go; a test gives the nodes in order.
 * @returns the model, and the types that were asked for, which is what a page would depend on
 */
export function fakeNodeModel(nodes: readonly Node[]): NodeModel & { asked: string[] } {
  const asked: string[] = [];
  const find = (type: string, filter: object) => {
    asked.push(type);
    return nodes.filter((node) => node.type === type && fits(node, filter as Conditions));
  };
  return {
    asked,
    getNodesByIds: ({ ids, type }) => {
      asked.push(type);
      return ids.flatMap((id) => nodes.find((node) => node.type === type && node.id === id) ?? []);
    },
    findOne: async ({ type, query }) => find(type, query.filter)[0] ?? null,
    findAll: async ({ type, query: { filter, skip = 0, limit } }) => {
      const found = find(type, filter);
      const entries = found.slice(skip, limit === undefined ? undefined : skip + limit);
      return { entries, totalCount: async () => found.length };
    },
  };
}
