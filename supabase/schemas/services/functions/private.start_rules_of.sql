create or replace function private.start_rules_of (
  vendor_id uuid
)
  returns private.start_rules
  language sql
  stable
  set search_path to ''
  AS $function$
  select (coalesce(t.step_minutes, 15), coalesce(t.from_opening, false), coalesce(t.notice_minutes, 60),
    coalesce(t.horizon_days, 30))::private.start_rules
  from (values (start_rules_of.vendor_id)) as v (id) left join public.booking_terms as t on t.vendor_id = v.id
$function$;

revoke all on function private.start_rules_of(uuid) from public;
