import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a page, under its own title. */
export const Section = ({ title, children }: Props) => (
  <section>
    <h2 className='section-title'>{title}</h2>
    {children}
  </section>
)
