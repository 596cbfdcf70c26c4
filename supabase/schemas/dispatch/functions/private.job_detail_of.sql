create or replace function private.job_detail_of (
  o public.enhanced_orders,
  job public.jobs,
  offered boolean
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  named text := (select t.job_detail from private.trades as t where t.trade = o.trade);
  found_detail jsonb;
begin
  if named is null then return null; end if;
  execute format('select %s($1, $2, $3)', named) into found_detail using o, job, job_detail_of.offered;
  return found_detail;
end
$function$;

comment on function private.job_detail_of(public.enhanced_orders, public.jobs, boolean) is
  'What only its trade says of a job to whoever performs it, or before they accept it; null where it says nothing.';

revoke all on function private.job_detail_of(public.enhanced_orders, public.jobs, boolean) from public;
