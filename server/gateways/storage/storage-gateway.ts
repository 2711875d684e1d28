/** Keeps files under keys, for every process of the server alike. A key's bytes never change. */
export interface StorageGateway {
  /** Keeps the bytes; the same key again changes nothing. @throws RemoteError */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** The bytes of a key; null when there is none. @throws RemoteError */
  get(key: string): Promise<Buffer | null>
  /** Forgets a key; one that is not there is no fault. @throws RemoteError */
  remove(key: string): Promise<void>
}
