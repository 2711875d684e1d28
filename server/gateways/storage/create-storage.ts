import type { StorageMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createS3Storage, readS3Settings } from './s3-storage'
import type { StorageGateway } from './storage-gateway'
import { createPostgresStorage } from './stored-file-repository'

/** The configured storage for uploaded files. @throws SettingsError if a bucket's settings are incomplete */
export function createStorage(
  mode: StorageMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): StorageGateway {
  return mode === 's3' ? createS3Storage(readS3Settings(env)) : createPostgresStorage(db)
}
