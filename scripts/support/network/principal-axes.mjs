/** The share of the largest number off the diagonal below which the rest is nothing. */
const NOTHING = 1e-9
const SWEEPS = 30

/** Eigenvalues and vectors of a symmetric matrix, by Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5). */
function eigen(matrix) {
  const size = matrix.length
  const values = matrix.map((row) => Float64Array.from(row))
  const vectors = values.map((_, at) =>
    Float64Array.from({ length: size }, (_number, other) => (at === other ? 1 : 0)),
  )
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let largest = 0
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) {
        const off = values[p][q]
        largest = Math.max(largest, Math.abs(off))
        if (off === 0) continue
        const theta = (values[q][q] - values[p][p]) / (2 * off)
        const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
        const cosine = 1 / Math.sqrt(tangent * tangent + 1)
        const sine = tangent * cosine
        for (let k = 0; k < size; k += 1) {
          const [kp, kq] = [values[k][p], values[k][q]]
          values[k][p] = cosine * kp - sine * kq
          values[k][q] = sine * kp + cosine * kq
        }
        for (let k = 0; k < size; k += 1) {
          const [pk, qk] = [values[p][k], values[q][k]]
          values[p][k] = cosine * pk - sine * qk
          values[q][k] = sine * pk + cosine * qk
          const [vp, vq] = [vectors[p][k], vectors[q][k]]
          vectors[p][k] = cosine * vp - sine * vq
          vectors[q][k] = sine * vp + cosine * vq
        }
      }
    if (largest < NOTHING) break
  }
  return vectors.map((vector, at) => ({ value: values[at][at], vector })).sort((a, b) => b.value - a.value)
}

/** The means of the columns of `rows`, and the `count` directions in which the rows differ most, each of length 1. */
export function principalAxes(rows, count) {
  const size = rows[0].length
  const means = Float64Array.from(
    { length: size },
    (_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length,
  )
  const products = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of rows)
    for (let a = 0; a < size; a += 1) {
      const left = row[a] - means[a]
      for (let b = a; b < size; b += 1) products[a][b] += left * (row[b] - means[b])
    }
  for (let a = 0; a < size; a += 1) for (let b = 0; b < a; b += 1) products[a][b] = products[b][a]
  const scale = 1 / rows.length
  const axes = eigen(products.map((row) => row.map((value) => value * scale)))
  return { means, axes: axes.slice(0, count).map(({ vector }) => vector) }
}
