create or replace function private.dispatch_rule (
  region_id uuid,
  work text,
  at timestamp with time zone default now()
)
  returns private.dispatch_rules
  language sql
  stable
  set search_path to ''
  AS $function$
  select r from private.dispatch_rules as r
  where (r.region_id = dispatch_rule.region_id or r.region_id is null)
    and (r.work = dispatch_rule.work or r.work is null) and r.valid_from <= dispatch_rule.at
  order by r.region_id is null, r.work is null, r.valid_from desc, r.id desc limit 1
$function$;

comment on function private.dispatch_rule(uuid, text, timestamp with time zone) is 'The rule in force: that of the region before that of everywhere, that of the work before that of all, then the newest.';

revoke all on function private.dispatch_rule(uuid, text, timestamp with time zone) from public;
