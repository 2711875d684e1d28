/** A bare Fastify: the most that the machine can do. Prints its URL. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => ({ resultCode: '100', resultMsg: 'ok', data: null }))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
