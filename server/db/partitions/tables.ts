/**
 * Tables whose rows are kept by the day: each day is a partition, which is dropped when its time has come. Their partitions are in the
 * schema `parts`, named `visits_20261128`; the migrations made the tables, and `X_default`, which takes what has no partition of its own.
 */
import { VISITS_KEPT_MS } from '../../domain/periods'

/** A table that is partitioned by days of China. */
export interface DayTable {
  readonly table: string
  /** The column of type `date` by which it is partitioned. */
  readonly by: string
  /** How long a row is kept, ms: a day that is longer ago goes as a whole. */
  readonly keptMs: number
}

/** The job that makes and drops their partitions. */
export const PARTITIONS_JOB = 'keep partitions'

export const DAY_TABLES: readonly DayTable[] = [{ table: 'visits', by: 'day', keptMs: VISITS_KEPT_MS }]

/** Partitions are made this many days ahead: the job may fail for so long before a row lands in the default partition. */
export const DAYS_AHEAD = 14
