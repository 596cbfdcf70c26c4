create or replace function private.payout_day_was_read (
  at timestamp with time zone,
  after timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.payout_days as d
    where d.day = (payout_day_was_read.at at time zone 'Asia/Kolkata')::date
      and d.read_at > payout_day_was_read.after)
$function$;

comment on function private.payout_day_was_read(timestamp with time zone, timestamp
  with time zone) is 'Whether the service''s list of a moment''s day was read after another.';

revoke all
  on function private.payout_day_was_read(timestamp with time zone, timestamp with time zone)
  from public;
