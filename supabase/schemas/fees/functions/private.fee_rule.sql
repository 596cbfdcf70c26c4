create or replace function private.fee_rule (
  region_id uuid,
  at timestamp with time zone
)
  returns public.fee_rules
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select f from public.fee_rules as f
    where f.valid_from <= fee_rule.at and (f.region_id = fee_rule.region_id or f.region_id is null)
    order by (f.region_id is not null) desc, f.valid_from desc limit 1);
end
$function$;

revoke all on function private.fee_rule(uuid, timestamp with time zone) from public;
