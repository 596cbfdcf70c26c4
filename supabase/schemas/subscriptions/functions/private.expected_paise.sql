create or replace function private.expected_paise (
  d public.subscribers,
  day date
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors;
  t public.subscription_terms;
  lines jsonb;
begin
  select * into v from public.vendors as w where w.id = d.vendor_id;
  select * into t from public.subscription_terms as w where w.vendor_id = d.vendor_id;
  -- As the run will see it, before the window ends.
  select coalesce(jsonb_agg(l), '[]'::jsonb) into lines
  from jsonb_array_elements(private.day_lines(d, v, t, expected_paise.day,
    (expected_paise.day + t.delivers_from) at time zone 'Asia/Kolkata')) as l
  where l ->> 'skipped' is null;
  if jsonb_array_length(lines) = 0 then return 0; end if;
  return (private.price_day(d, v, t, expected_paise.day, lines) ->> 'total_paise')::bigint;
end
$function$;

comment on function private.expected_paise(public.subscribers, date) is 'What a subscriber''s delivery of a day will cost, deposits and taxes included.';

revoke all on function private.expected_paise(public.subscribers, date) from public;
