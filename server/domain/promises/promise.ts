/** A promise made in texts, with every sentence that makes it. */
export interface Promised {
  /** Tests refer to what keeps it by this id. */
  readonly id: string
  /**
   * Its sentences, verbatim. `{{name}}` is a figure of `../terms`; `{}` is a figure of the entry that contains it
   * (days of a card, rounds of a plate), which a test compares with the entry's own property.
   */
  readonly says: readonly string[]
}

/**
 * Conditions that no code of ours keeps: what people do, what a partner or a bank does, what the law says, what is
 * required of the member. They are displayed in place, and the assistant does not use them in answers.
 */
export interface EnforcedElsewhere extends Promised {
  readonly by: 'people' | 'partner' | 'law' | 'member'
}
