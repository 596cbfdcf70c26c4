create type private.parcel_dates as (
  from_day date,
  to_day date
);
