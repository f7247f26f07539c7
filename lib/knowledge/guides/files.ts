import accountant from './data/accountant.json'
import administrator from './data/administrator.json'
import aerospaceEngineer from './data/aerospace-engineer.json'
import aircraftEngineer from './data/aircraft-engineer.json'
import assemblyOperative from './data/assembly-operative.json'
import automotiveTechnician from './data/automotive-technician.json'
import bimCoordinator from './data/bim-coordinator.json'
import bookkeeper from './data/bookkeeper.json'
import bricklayer from './data/bricklayer.json'
import bridgeEngineer from './data/bridge-engineer.json'
import buildingServicesEngineer from './data/building-services-engineer.json'
import buildingSurveyor from './data/building-surveyor.json'
import cadTechnician from './data/cad-technician.json'
import careWorker from './data/care-worker.json'
import carpenter from './data/carpenter.json'
import chef from './data/chef.json'
import chemicalEngineer from './data/chemical-engineer.json'
import civilEngineer from './data/civil-engineer.json'
import cncMachinist from './data/cnc-machinist.json'
import commissioningEngineer from './data/commissioning-engineer.json'
import controlsEngineer from './data/controls-engineer.json'
import customerServiceAdviser from './data/customer-service-adviser.json'
import cyberSecurityAnalyst from './data/cyber-security-analyst.json'
import dataAnalyst from './data/data-analyst.json'
import drainageEngineer from './data/drainage-engineer.json'
import electricalEngineer from './data/electrical-engineer.json'
import electrician from './data/electrician.json'
import electronicsEngineer from './data/electronics-engineer.json'
import embeddedSoftwareEngineer from './data/embedded-software-engineer.json'
import energyEngineer from './data/energy-engineer.json'
import environmentalConsultant from './data/environmental-consultant.json'
import estimator from './data/estimator.json'
import fieldServiceEngineer from './data/field-service-engineer.json'
import fireSafetyEngineer from './data/fire-safety-engineer.json'
import frontOfHouse from './data/front-of-house.json'
import gasEngineer from './data/gas-engineer.json'
import geotechnicalEngineer from './data/geotechnical-engineer.json'
import healthAndSafetyAdviser from './data/health-and-safety-adviser.json'
import hgvDriver from './data/hgv-driver.json'
import highwaysEngineer from './data/highways-engineer.json'
import hrAdviser from './data/hr-adviser.json'
import itSupportTechnician from './data/it-support-technician.json'
import laboratoryTechnician from './data/laboratory-technician.json'
import landSurveyor from './data/land-surveyor.json'
import liftEngineer from './data/lift-engineer.json'
import maintenanceEngineer from './data/maintenance-engineer.json'
import manufacturingEngineer from './data/manufacturing-engineer.json'
import marineEngineer from './data/marine-engineer.json'
import materialsEngineer from './data/materials-engineer.json'
import mechanicalDesignEngineer from './data/mechanical-design-engineer.json'
import mechanicalEngineer from './data/mechanical-engineer.json'
import mechanicalFitter from './data/mechanical-fitter.json'
import navalArchitect from './data/naval-architect.json'
import networkEngineer from './data/network-engineer.json'
import nuclearEngineer from './data/nuclear-engineer.json'
import plantOperator from './data/plant-operator.json'
import plumber from './data/plumber.json'
import powerSystemsEngineer from './data/power-systems-engineer.json'
import processEngineer from './data/process-engineer.json'
import procurementSpecialist from './data/procurement-specialist.json'
import productionSupervisor from './data/production-supervisor.json'
import projectEngineer from './data/project-engineer.json'
import projectManager from './data/project-manager.json'
import qualityEngineer from './data/quality-engineer.json'
import qualityInspector from './data/quality-inspector.json'
import quantitySurveyor from './data/quantity-surveyor.json'
import refrigerationEngineer from './data/refrigeration-engineer.json'
import registeredNurse from './data/registered-nurse.json'
import reliabilityEngineer from './data/reliability-engineer.json'
import roboticsEngineer from './data/robotics-engineer.json'
import rollingStockTechnician from './data/rolling-stock-technician.json'
import salesEngineer from './data/sales-engineer.json'
import scaffolder from './data/scaffolder.json'
import signallingEngineer from './data/signalling-engineer.json'
import siteEngineer from './data/site-engineer.json'
import siteManager from './data/site-manager.json'
import softwareEngineer from './data/software-engineer.json'
import structuralEngineer from './data/structural-engineer.json'
import systemsEngineer from './data/systems-engineer.json'
import testEngineer from './data/test-engineer.json'
import toolmaker from './data/toolmaker.json'
import trackEngineer from './data/track-engineer.json'
import transportPlanner from './data/transport-planner.json'
import transportationPlanner from './data/transportation-planner.json'
import warehouseOperative from './data/warehouse-operative.json'
import waterTreatmentEngineer from './data/water-treatment-engineer.json'
import welderFabricator from './data/welder-fabricator.json'
import windTurbineTechnician from './data/wind-turbine-technician.json'

/** Unchecked. One file a guide, in alphabetical order. */
export const GUIDE_FILES: readonly unknown[] = [
  accountant,
  administrator,
  aerospaceEngineer,
  aircraftEngineer,
  assemblyOperative,
  automotiveTechnician,
  bimCoordinator,
  bookkeeper,
  bricklayer,
  bridgeEngineer,
  buildingServicesEngineer,
  buildingSurveyor,
  cadTechnician,
  careWorker,
  carpenter,
  chef,
  chemicalEngineer,
  civilEngineer,
  cncMachinist,
  commissioningEngineer,
  controlsEngineer,
  customerServiceAdviser,
  cyberSecurityAnalyst,
  dataAnalyst,
  drainageEngineer,
  electricalEngineer,
  electrician,
  electronicsEngineer,
  embeddedSoftwareEngineer,
  energyEngineer,
  environmentalConsultant,
  estimator,
  fieldServiceEngineer,
  fireSafetyEngineer,
  frontOfHouse,
  gasEngineer,
  geotechnicalEngineer,
  healthAndSafetyAdviser,
  hgvDriver,
  highwaysEngineer,
  hrAdviser,
  itSupportTechnician,
  laboratoryTechnician,
  landSurveyor,
  liftEngineer,
  maintenanceEngineer,
  manufacturingEngineer,
  marineEngineer,
  materialsEngineer,
  mechanicalDesignEngineer,
  mechanicalEngineer,
  mechanicalFitter,
  navalArchitect,
  networkEngineer,
  nuclearEngineer,
  plantOperator,
  plumber,
  powerSystemsEngineer,
  processEngineer,
  procurementSpecialist,
  productionSupervisor,
  projectEngineer,
  projectManager,
  qualityEngineer,
  qualityInspector,
  quantitySurveyor,
  refrigerationEngineer,
  registeredNurse,
  reliabilityEngineer,
  roboticsEngineer,
  rollingStockTechnician,
  salesEngineer,
  scaffolder,
  signallingEngineer,
  siteEngineer,
  siteManager,
  softwareEngineer,
  structuralEngineer,
  systemsEngineer,
  testEngineer,
  toolmaker,
  trackEngineer,
  transportPlanner,
  transportationPlanner,
  warehouseOperative,
  waterTreatmentEngineer,
  welderFabricator,
  windTurbineTechnician,
]
