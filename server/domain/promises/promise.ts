/** A promise that texts make, in each of the sentences that make it. */
export interface Promised {
  /** By which tests name what keeps it. */
  readonly id: string
  /**
   * Its sentences, to the letter. `{{name}}` is a figure of `../terms`; `{}` is a figure of the entry that says it (days of a card,
   * rounds of a plate), which a test holds against the entry's own property.
   */
  readonly says: readonly string[]
}

/**
 * Conditions that no code of ours keeps: what people do, what a partner or a bank does, what the law says, what is asked of the
 * member. They are shown where they stand, and the assistant does not answer with them.
 */
export interface EnforcedElsewhere extends Promised {
  readonly by: 'people' | 'partner' | 'law' | 'member'
}
