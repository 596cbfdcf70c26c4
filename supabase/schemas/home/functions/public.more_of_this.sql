create or replace function public.more_of_this (
  item_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id = more_of_this.item_id;
end
$function$;

comment on function public.more_of_this(uuid) is 'Takes less_of_this back; nothing where it was not said.';

revoke all on function public.more_of_this(uuid) from public;

grant execute on function public.more_of_this(uuid) to authenticated, postgres;
