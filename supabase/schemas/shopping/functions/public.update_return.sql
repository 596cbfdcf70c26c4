create or replace function public.update_return (
  return_id uuid,
  to_state text,
  note text default null::text,
  restock boolean default false
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r public.returns;
  part text;
begin
  perform private.require_user();
  perform private.bound(update_return.note, 2000);
  select * into r from public.returns as t where t.id = update_return.return_id;
  select p into part from unnest(private.party_roles(r.order_id)) as p where p in ('vendor', 'admin') limit 1;
  if part is null then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if update_return.to_state in ('rejected', 'declined') and coalesce(length(trim(update_return.note)), 0) < 3 then
    perform private.refuse(400, 'return_needs_a_reason', 'Please tell the customer why.');
  end if;
  -- The answer to the first request was lost.
  if r.state <> update_return.to_state or not exists (select from public.return_events as e
      where e.return_id = r.id and e.seq = r.last_seq and e.actor_id = auth.uid()) then
    r := private.move_return(r.id, update_return.to_state, part, update_return.note,
      coalesce(update_return.restock, false));
    if part = 'admin' then
      perform private.audit('update_return', 'return', r.id::text, null,
        jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise), left(update_return.note, 500));
    end if;
  end if;
  return jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise);
end
$function$;

comment on function public.update_return(uuid, text, text, boolean) is 'Seller or administrator: approved, rejected, picked_up, received, refunded, exchanged or declined. restock puts the pieces back on the shelf. Answers {state, refund_paise}. Raises return_not_found, return_moved_on, return_needs_a_reason.';

revoke all on function public.update_return(uuid, text, text, boolean) from public;

grant execute on function public.update_return(uuid, text, text, boolean) to authenticated, postgres;
