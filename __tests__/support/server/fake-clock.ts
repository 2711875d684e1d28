import type { Clock } from '../../../server/core/clock'

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  constructor(private time = new Date('2026-11-21T10:00:00+08:00')) {}

  now(): Date {
    return new Date(this.time)
  }

  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms)
  }

  set(time: Date): void {
    this.time = new Date(time)
  }
}
