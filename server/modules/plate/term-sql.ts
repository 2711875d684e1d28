/**
 * SQL: whether a row of `member_plates` belongs to the term of its card that runs at `moment`, or ran last; bought plates
 * belong to every term.
 */
export const inRunningTerm = (plate: string, moment: string): string =>
  `(${plate}.term_id is null or ${plate}.term_id = (select t.id from card_terms t
     where t.member_card_id = ${plate}.member_card_id and t.starts_at <= ${moment} order by t.starts_at desc limit 1))`
