-- AlterEnum
ALTER TYPE "history_kind" ADD VALUE 'clientNote';

-- AlterEnum
ALTER TYPE "launch_status" ADD VALUE 'closed';
