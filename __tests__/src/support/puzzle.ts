import { no, ok, type Answer, type Sent } from '../../support/fake-api'

/** A server that wants a puzzle before each code; the piece belongs at 100, the question comes to 42. */
export function puzzleServer() {
  let drawn = 0
  let proofs = 0
  let worth = new Set<string>()
  const answers = { slide: 100, question: 42 } as const
  let way: keyof typeof answers = 'slide'
  const send = ({ data }: Sent): Answer => {
    const { proof } = data as { proof?: string }
    if (proof === undefined || !worth.delete(proof)) return no('916', '请先完成安全验证')
    return ok({ retryAfterSeconds: 60, expiresInSeconds: 300, mobile: '138****8000' })
  }
  return {
    /** Whatever proofs were given are worth nothing any more. */
    forget: () => (worth = new Set()),
    handlers: {
      sendSmsCode: send,
      sendUnionCode: send,
      drawPuzzle: ({ data }: Sent): Answer => {
        way = (data as { way: keyof typeof answers }).way
        const puzzleId = `puzzle-${(drawn += 1)}`
        const slide = {
          picture: `data:image/jpeg;base64,picture${drawn}`,
          piece: `data:image/png;base64,piece${drawn}`,
          width: 320,
          height: 160,
          pieceSize: 56,
          pieceTop: 40
        }
        return ok({
          puzzleId,
          expiresInSeconds: 120,
          slide: way === 'slide' ? slide : null,
          question: way === 'question' ? '三十九加三等于几？' : null
        })
      },
      solvePuzzle: ({ data }: Sent): Answer => {
        const { answer, puzzleId } = data as { answer: number; puzzleId: string }
        if (puzzleId !== `puzzle-${drawn}`) return no('917', '验证已过期，请再试一次')
        if (Math.abs(answer - answers[way]) > (way === 'slide' ? 4 : 0))
          return no('917', way === 'slide' ? '拼图未对齐，请再试一次' : '回答不正确，请再试一次')
        const proof = `proof-${(proofs += 1)}`
        worth.add(proof)
        return ok({ proof, expiresInSeconds: 120 })
      }
    }
  }
}
