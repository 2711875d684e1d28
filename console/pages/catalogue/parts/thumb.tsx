interface Props {
  /** '' for none. */
  readonly picture: string
  readonly isWide?: true
}

/** A small picture beside a name that says the same. */
export const Thumb = ({ picture, isWide }: Props) =>
  picture === '' ? null : (
    <img className={isWide ? 'thumb thumb-wide' : 'thumb'} src={picture} alt='' loading='lazy' />
  )
