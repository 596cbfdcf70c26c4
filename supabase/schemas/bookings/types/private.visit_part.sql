create type private.visit_part as (
  starts_after integer,
  minutes smallint[],
  before smallint,
  after smallint,
  candidates uuid[]
);
