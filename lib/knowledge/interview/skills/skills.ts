import 'server-only'
import { skillFileSchema } from '@/lib/knowledge/interview/written-question'
import buildingServices from './building-services.json'
import civil from './civil.json'
import control from './control.json'
import dataPipelines from './data-pipelines.json'
import electrical from './electrical.json'
import electronics from './electronics.json'
import electronicsBuying from './electronics-buying.json'
import fabrication from './fabrication.json'
import facilities from './facilities.json'
import foodProduction from './food-production.json'
import heatPumps from './heat-pumps.json'
import hospitalEstates from './hospital-estates.json'
import leadership from './leadership.json'
import maintenance from './maintenance.json'
import making from './making.json'
import marineService from './marine-service.json'
import mechanicalDesign from './mechanical-design.json'
import medicalDevices from './medical-devices.json'
import medicalEquipment from './medical-equipment.json'
import nonDestructiveTesting from './non-destructive-testing.json'
import optics from './optics.json'
import overheadLine from './overhead-line.json'
import panelBuilding from './panel-building.json'
import pharmaValidation from './pharma-validation.json'
import process from './process.json'
import processPlantOperations from './process-plant-operations.json'
import projectPlanning from './project-planning.json'
import projects from './projects.json'
import qualityManagement from './quality-management.json'
import qualitySafety from './quality-safety.json'
import railFleet from './rail-fleet.json'
import safetyManagement from './safety-management.json'
import software from './software.json'
import softwareServices from './software-services.json'
import specialPurposeMachineDesign from './special-purpose-machine-design.json'
import steelDetailing from './steel-detailing.json'
import supplySales from './supply-sales.json'
import technicalSales from './technical-sales.json'
import technicalWriting from './technical-writing.json'
import test from './test.json'
import testHouses from './test-houses.json'
import transport from './transport.json'

const FILES: Readonly<Record<string, unknown>> = {
  'building-services': buildingServices,
  civil,
  control,
  'data-pipelines': dataPipelines,
  electrical,
  electronics,
  'electronics-buying': electronicsBuying,
  fabrication,
  facilities,
  'food-production': foodProduction,
  'heat-pumps': heatPumps,
  'hospital-estates': hospitalEstates,
  leadership,
  maintenance,
  making,
  'marine-service': marineService,
  'mechanical-design': mechanicalDesign,
  'medical-devices': medicalDevices,
  'medical-equipment': medicalEquipment,
  'non-destructive-testing': nonDestructiveTesting,
  optics,
  'overhead-line': overheadLine,
  'panel-building': panelBuilding,
  'pharma-validation': pharmaValidation,
  process,
  'process-plant-operations': processPlantOperations,
  'project-planning': projectPlanning,
  projects,
  'quality-management': qualityManagement,
  'quality-safety': qualitySafety,
  'rail-fleet': railFleet,
  'safety-management': safetyManagement,
  software,
  'software-services': softwareServices,
  'special-purpose-machine-design': specialPurposeMachineDesign,
  'steel-detailing': steelDetailing,
  'supply-sales': supplySales,
  'technical-sales': technicalSales,
  'technical-writing': technicalWriting,
  test,
  'test-houses': testHouses,
  transport,
}

/** Interview questions about one skill or duty each, by kind of work. */
export const SKILL_FILES = Object.entries(FILES).map(([name, file]) => ({
  name,
  ...skillFileSchema.parse(file),
}))

export const SKILL_QUESTIONS = SKILL_FILES.flatMap(({ questions }) => questions)
