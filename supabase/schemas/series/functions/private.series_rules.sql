create or replace function private.series_rules (
  vendor_id uuid
)
  returns private.start_rules
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rules private.start_rules := private.start_rules_of(series_rules.vendor_id);
begin
  rules.horizon_days := 185;
  return rules;
end
$function$;

comment on function private.series_rules(uuid) is 'By which rules the visits of a series begin: those of the vendor, but half a year ahead. The first is booked as any.';

revoke all on function private.series_rules(uuid) from public;
