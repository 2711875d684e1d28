import { types, type Connection, type FieldDef, type PoolClient, type Submittable } from 'pg'

/** Asks PostgreSQL to prepare a statement and to tell the columns that it gives; nothing is run. */
export function describe(client: PoolClient, text: string): Promise<readonly FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly FieldDef[] = []
    // the parts of a query's life that pg calls; its types know only `submit`
    const question = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, false)
        connection.describe({ type: 'S', name: '' }, false)
        connection.sync()
      },
      handleRowDescription: (message: { fields: readonly FieldDef[] }) => {
        fields = message.fields
      },
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => resolve(fields)
    }
    client.query(question as Submittable)
  })
}

const { builtins } = types

type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'other'

const KINDS: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [builtins.INT2, 'number'],
  [builtins.INT4, 'number'],
  [builtins.FLOAT4, 'number'],
  [builtins.FLOAT8, 'number'],
  [builtins.TEXT, 'string'],
  [builtins.VARCHAR, 'string'],
  [builtins.BPCHAR, 'string'],
  [builtins.UUID, 'string'],
  // wider than a JavaScript number
  [builtins.INT8, 'string'],
  [builtins.NUMERIC, 'string'],
  [builtins.BOOL, 'boolean'],
  [builtins.DATE, 'Date'],
  [builtins.TIMESTAMP, 'Date'],
  [builtins.TIMESTAMPTZ, 'Date']
])

/** What pg makes of a column: how it comes out of a row. Arrays, JSON and the like are `other`. */
export const kindOf = ({ dataTypeID }: FieldDef): Kind => KINDS.get(dataTypeID) ?? 'other'
