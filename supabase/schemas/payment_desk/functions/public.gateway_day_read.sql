create or replace function public.gateway_day_read (
  day date
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update private.gateway_days as d set read_at = now(), due_at = null, attempts = 0
  where d.day = gateway_day_read.day;
  return jsonb_build_object('differences', private.compare_gateway());
end
$function$;

comment on function public.gateway_day_read(date) is 'For the function payment-worker only: all of a day was told, so that the books can be compared. Answers {differences}: how many are open.';

revoke all on function public.gateway_day_read(date) from public;

grant execute on function public.gateway_day_read(date) to postgres, service_role;
