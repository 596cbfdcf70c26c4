create or replace function public.open_service (
  category text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  perform private.audit('open_service', 'category', (private.find_category(open_service.category)).slug, null, null);
  return private.open_service(open_service.category);
end
$function$;

comment on function public.open_service(text) is 'Marks a service as open and tells everybody who waited for it; administrators only. Answers how many were told.';

revoke all on function public.open_service(text) from public;

grant execute on function public.open_service(text) to authenticated, postgres;
