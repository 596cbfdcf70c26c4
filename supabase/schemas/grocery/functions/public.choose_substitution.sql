create or replace function public.choose_substitution (
  item_id uuid,
  prefer text,
  substitute_id uuid default null::uuid
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
  if choose_substitution.prefer is null or choose_substitution.prefer not in ('best_match', 'item', 'refund')
      or (choose_substitution.prefer = 'item') <> (choose_substitution.substitute_id is not null) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not exists (select from public.catalog_items as i where i.id = choose_substitution.item_id) then
    perform private.refuse(404, 'item_not_found', 'Item not found');
  end if;
  if choose_substitution.substitute_id is not null then
    perform private.check_substitute(choose_substitution.item_id, choose_substitution.substitute_id);
  end if;
  insert into public.substitution_choices as c (user_id, item_id, prefer, substitute_id)
  values (caller, choose_substitution.item_id, choose_substitution.prefer, choose_substitution.substitute_id)
  on conflict (user_id, item_id) do update set prefer = excluded.prefer, substitute_id = excluded.substitute_id,
    updated_at = now();
  -- Nobody remembers more than three hundred things.
  delete from public.substitution_choices as c where c.user_id = caller and c.item_id in (
    select k.item_id from public.substitution_choices as k where k.user_id = caller
      order by k.updated_at desc, k.item_id offset 300);
end
$function$;

comment on function public.choose_substitution(uuid, text, uuid) is 'Remembers what the caller wants where an item is missing: prefer best_match, item (with substitute_id, of the same store and tax class) or refund.';

revoke all on function public.choose_substitution(uuid, text, uuid) from public;

grant execute on function public.choose_substitution(uuid, text, uuid) to authenticated, postgres;
