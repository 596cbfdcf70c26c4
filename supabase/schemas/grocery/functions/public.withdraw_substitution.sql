create or replace function public.withdraw_substitution (
  substitution_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.substitutions;
  o public.enhanced_orders;
begin
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  o := private.require_picking(s.order_id);
  select * into s from public.substitutions as k where k.id = withdraw_substitution.substitution_id;
  if s.state = 'withdrawn' then return; end if;
  if s.state <> 'offered' then perform private.refuse(409, 'substitution_answered', 'This was answered already.'); end
    if;
  perform private.close_substitution(o, s.id, 'withdrawn', 'store');
end
$function$;

comment on function public.withdraw_substitution(uuid) is 'Takes back an offer that was not answered yet. For the store''s people.';

revoke all on function public.withdraw_substitution(uuid) from public;

grant execute on function public.withdraw_substitution(uuid) to authenticated, postgres;
