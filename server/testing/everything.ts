type Row = Readonly<Record<string, unknown>> & { id: string };

interface Collection {
  name: string;
  type: string;
  system: boolean;
  fields: { name: string; type: string }[];
}

/** The whole content of a database. */
export interface Everything {
  /** The records of each collection, with the accounts of the dashboard. */
  records: Record<string, Row[]>;
  /** The uploaded files by their URL path, in base64. */
  files: Record<string, string>;
}

/** Reads every record and every uploaded file of a server, as superuser. */
export async function everything(url: string, token: string): Promise<Everything> {
  const get = async (address: string) => {
    const answer = await fetch(`${url}${address}`, { headers: { Authorization: token } });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const items = async <T>(address: string) => (JSON.parse((await get(address)).toString()) as { items: T[] }).items;
  const found: Everything = { records: {}, files: {} };
  for (const { name, type, system, fields } of await items<Collection>('/api/collections?perPage=200')) {
    if (type === 'view' || (system && name !== '_superusers')) continue;
    const rows = await items<Row>(`/api/collections/${name}/records?perPage=1000&sort=id`);
    found.records[name] = rows;
    for (const { name: field } of fields.filter((one) => one.type === 'file')) {
      const files = rows.flatMap((row) => [row[field]].flat().map((file) => ({ row, file: String(file) })));
      for (const { row, file } of files.filter((one) => one.file !== '')) {
        const address = `/api/files/${name}/${row.id}/${file}`;
        found.files[address] = (await get(address)).toString('base64');
      }
    }
  }
  return found;
}
