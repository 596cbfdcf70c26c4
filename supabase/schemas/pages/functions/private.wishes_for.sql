create or replace function private.wishes_for (
  category_id uuid
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select count(*)::integer from public.service_interest as s where s.category_id = wishes_for.category_id
    and s.told_at is null);
end
$function$;

comment on function private.wishes_for(uuid) is 'How many people wait for a service to open.';

revoke all on function private.wishes_for(uuid) from public;
