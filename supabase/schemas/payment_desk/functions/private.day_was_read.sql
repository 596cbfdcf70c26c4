create or replace function private.day_was_read (
  at timestamp with time zone,
  after timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.gateway_days as d
    where d.day = (day_was_read.at at time zone 'Asia/Kolkata')::date and d.read_at > day_was_read.after)
$function$;

comment on function private.day_was_read(timestamp with time zone, timestamp
  with time zone) is 'Whether the gateway''s list of a moment''s day was read after another.';

revoke all on function private.day_was_read(timestamp with time zone, timestamp with time zone) from public;
