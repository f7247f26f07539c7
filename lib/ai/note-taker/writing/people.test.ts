import { describe, expect, it } from 'vitest'
import { findRoles, listRoles, nameByRole, withoutCompany } from './people'

describe('nameByRole', () => {
  it.each([
    ['They report to Steve the engineering manager', 'They report to the engineering manager'],
    ['Reports to Priya, our works manager, in Derby', 'Reports to our works manager in Derby'],
    ['Reports to my production manager Tom', 'Reports to our production manager'],
    ['Two fitters, our planner Karen, and the manager', 'Two fitters, our planner, and the manager'],
    ['You sit with Hannah who’s our quality engineer', 'You sit with our quality engineer'],
    ['Reports to me, Dave Hingley, toolroom manager', 'Reports to the toolroom manager'],
    [
      'Six engineers, reporting to me (Tom, Head of Design)',
      'Six engineers, reporting to the Head of Design',
    ],
    ['They report to the Lab Supervisor, Mohammed', 'They report to the Lab Supervisor'],
    ['The RF lead, Marek, signs it off', 'The RF lead signs it off'],
    ['Our lead engineer (Sam) left in June', 'Our lead engineer left in June'],
    ['Lead engineer Sam left in June', 'the lead engineer left in June'],
    ['The tester in charge, currently Alan or Bev, signs', 'The tester in charge, signs'],
    [
      'Two fitters and a foreman, he’s the one they report to, Gaz',
      'Two fitters and a foreman, who you report to',
    ],
    ['Reports to Tom, one of the site directors', 'Reports to one of the site directors'],
    ['An hour in the office with Tom', 'An hour in the office with Tom'],
    ['Reports to Gaz the operations', 'Reports to Gaz the operations'],
    ['Led by Tom, and by nobody else', 'Led by Tom, and by nobody else'],
    ['The team is led by Steve', 'The team is led by Steve'],
    ['Knows the Siemens drives', 'Knows the Siemens drives'],
    ['Works with Sarah and the client', 'Works with Sarah and the client'],
  ])('%s', (said, written) => {
    expect(nameByRole(said, new Map())).toBe(written)
  })

  it.each([
    ['our lead engineer leaves in May', ['lead engineer']],
    ['Sam’s our lead engineer and he’s off', ['lead engineer']],
    ['they ring the works manager and my buyer', ['works manager', 'buyer']],
    ['the machine in our office', []],
  ])('lists the roles of %s', (said, roles) => {
    expect(listRoles(said)).toEqual(roles)
  })

  it('names a person by the job that another fact gives', () => {
    const roles = findRoles(['They report to Steve the engineering manager', 'Revit and Tekla'])
    expect(nameByRole('Interview with Steve and a walk round', roles)).toBe(
      'Interview with the engineering manager and a walk round',
    )
    expect(nameByRole('Steve’s decision', roles)).toBe('the engineering manager’s decision')
  })

  it('knows a name that no list has by the surname and the job beside it', () => {
    const roles = findRoles([
      'Reports to Wojtek Zielinski, our plant manager',
      'Led by Miles Orr, he’s the yard supervisor',
    ])
    expect(nameByRole('A call with Wojtek, then a walk round with Miles', roles)).toBe(
      'A call with our plant manager, then a walk round with the yard supervisor',
    )
    expect(nameByRole('Miles of pipework to trace', roles)).toBe('Miles of pipework to trace')
    expect(findRoles(['Reports to Bosch Rexroth, our main customer'])).toEqual(new Map())
  })
})

it.each([
  ['A coffee here, then a morning on a job with Beth', 'A coffee here, then a morning on a job'],
  ['An hour with Tom and Priya, then a test', 'An hour, then a test'],
  ['An hour with me and Rhodri and a walk round', 'An hour with me and a walk round'],
  ['An interview with Siemens', 'An interview with Siemens'],
])('leaves out whom candidates meet: %s', (said, written) => {
  expect(withoutCompany(said)).toBe(written)
})
