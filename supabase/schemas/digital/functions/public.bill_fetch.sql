create or replace function public.bill_fetch (
  id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
begin
  select to_jsonb(f) - array['user_id', 'attempts', 'next_at'] into answer
  from public.bill_fetches as f where f.id = bill_fetch.id and f.user_id = caller;
  if answer is null then perform private.refuse(404, 'bill_not_found',
    'This bill is not known any more. Please fetch it again.'); end if;
  return answer;
end
$function$;

comment on function public.bill_fetch(uuid) is 'A bill that the caller fetched, with its status; published on the user''s topic as bill_fetch when it changes. Raises bill_not_found.';

revoke all on function public.bill_fetch(uuid) from public;

grant execute on function public.bill_fetch(uuid) to authenticated, postgres;
