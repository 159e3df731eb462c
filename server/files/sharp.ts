import sharp from 'sharp'

// Pictures are the only heavy work of the server. One thread for each keeps a processor free for visitors, and without
// libvips' cache the memory of a large picture is given back at once.
sharp.concurrency(1)
sharp.cache(false)

export { sharp }
