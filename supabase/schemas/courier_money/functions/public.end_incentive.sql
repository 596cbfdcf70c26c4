create or replace function public.end_incentive (
  rule_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ended private.incentive_rules;
begin
  perform private.require_role('admin');
  update private.incentive_rules as r set ended_at = now()
  where r.id = end_incentive.rule_id and r.ended_at is null and r.ends_on >= private.today() returning * into ended;
  if ended.id is null then perform private.refuse(404, 'incentive_not_found', 'There is no such extra pay.'); end if;
  perform private.audit('end_incentive', 'incentive', ended.id::text);
end
$function$;

comment on function public.end_incentive(uuid) is 'Ends a rule of extra pay at once; what was delivered before is paid. For administrators, on the audit log. Refuses incentive_not_found.';

revoke all on function public.end_incentive(uuid) from public;

grant execute on function public.end_incentive(uuid) to authenticated, postgres;
