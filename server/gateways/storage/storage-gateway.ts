/** Stores files under keys, shared by all processes of the server. A key's bytes never change. */
export interface StorageGateway {
  /** Stores the bytes; the same key again changes nothing. @throws RemoteError */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** The bytes of a key; null if there are none. @throws RemoteError */
  get(key: string): Promise<Buffer | null>
  /** Deletes a key; a missing one is not an error. @throws RemoteError */
  remove(key: string): Promise<void>
}
