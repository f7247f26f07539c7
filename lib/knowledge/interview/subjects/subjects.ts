import 'server-only'
import { topicFileSchema } from '@/lib/knowledge/interview/written-question'
import buildingServicesContracts from './building-services-contracts.json'
import calibration from './calibration.json'
import coatingsAndFormulation from './coatings-and-formulation.json'
import composites from './composites.json'
import dataPipelines from './data-pipelines.json'
import electronicsBuying from './electronics-buying.json'
import facilities from './facilities.json'
import foodProduction from './food-production.json'
import heatPumps from './heat-pumps.json'
import hospitalEstates from './hospital-estates.json'
import marineService from './marine-service.json'
import medicalDevices from './medical-devices.json'
import medicalEquipment from './medical-equipment.json'
import nonDestructiveTesting from './non-destructive-testing.json'
import optics from './optics.json'
import overheadLine from './overhead-line.json'
import panelBuilding from './panel-building.json'
import pharmaValidation from './pharma-validation.json'
import processPlantOperations from './process-plant-operations.json'
import projectPlanning from './project-planning.json'
import qualityManagement from './quality-management.json'
import railFleet from './rail-fleet.json'
import safetyManagement from './safety-management.json'
import softwareServices from './software-services.json'
import specialPurposeMachineDesign from './special-purpose-machine-design.json'
import steelDetailing from './steel-detailing.json'
import technicalSales from './technical-sales.json'
import technicalWriting from './technical-writing.json'
import testHouses from './test-houses.json'

const FILES: readonly unknown[] = [
  buildingServicesContracts,
  calibration,
  coatingsAndFormulation,
  composites,
  dataPipelines,
  electronicsBuying,
  facilities,
  foodProduction,
  heatPumps,
  hospitalEstates,
  marineService,
  medicalDevices,
  medicalEquipment,
  nonDestructiveTesting,
  optics,
  overheadLine,
  panelBuilding,
  pharmaValidation,
  processPlantOperations,
  projectPlanning,
  qualityManagement,
  railFleet,
  safetyManagement,
  softwareServices,
  specialPurposeMachineDesign,
  steelDetailing,
  technicalSales,
  technicalWriting,
  testHouses,
]

/** Interview questions about a kind of work that several trades do. */
export const SUBJECT_QUESTIONS = FILES.flatMap((file) => topicFileSchema.parse(file).questions)
