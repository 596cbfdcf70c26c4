create or replace function private.dispatch_rule (
  region_id uuid,
  work text,
  at timestamp with time zone default now()
)
  returns private.dispatch_rules
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  found_rule private.dispatch_rules;
begin
  select * into found_rule from private.dispatch_rules as r
  where (r.region_id = dispatch_rule.region_id or r.region_id is null)
    and (r.work = dispatch_rule.work or r.work is null) and r.valid_from <= dispatch_rule.at
  order by r.region_id is null, r.work is null, r.valid_from desc, r.id desc limit 1;
  -- A stop of everywhere, or of all work, is one in every region and work, whatever rule these have of their own.
  found_rule.stopped := exists (select from (
    select distinct on (r.region_id, r.work) r.stopped from private.dispatch_rules as r
    where (r.region_id = dispatch_rule.region_id or r.region_id is null)
      and (r.work = dispatch_rule.work or r.work is null) and r.valid_from <= dispatch_rule.at
    order by r.region_id, r.work, r.valid_from desc, r.id desc) as newest where newest.stopped);
  return found_rule;
end
$function$;

comment on function private.dispatch_rule(uuid, text, timestamp with time zone) is 'The rule in force: that of the region before that of everywhere, that of the work before that of all, then the newest; stopped where any of the scopes that hold there is.';

revoke all on function private.dispatch_rule(uuid, text, timestamp with time zone) from public;
