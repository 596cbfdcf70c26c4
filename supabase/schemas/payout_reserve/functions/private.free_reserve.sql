create or replace function private.free_reserve (
  statement uuid,
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone,
  closing bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r private.payout_reserves;
  is_free boolean;
  released bigint := 0;
  taken bigint := 0;
  part bigint;
begin
  if private.reserve_of(free_reserve.owner_id, free_reserve.kind) = 0 then return '[]'; end if;
  is_free := private.reserve_is_free(free_reserve.owner_id, free_reserve.kind, free_reserve.at);
  -- What falls due comes first, and then what pays for a debt, the oldest first.
  for r in select * from private.payout_reserves as k where k.owner_id = free_reserve.owner_id
      and k.account_kind = free_reserve.kind and k.left_paise > 0 order by k.release_at, k.id for update loop
    if is_free or r.release_at <= free_reserve.at then
      part := r.left_paise;
      released := released + part;
    else
      part := least(r.left_paise, greatest(-(closing + released + taken), 0));
      taken := taken + part;
    end if;
    update private.payout_reserves as k set left_paise = k.left_paise - part where k.id = r.id;
  end loop;
  perform private.move_reserve('reserve-released:' || statement, free_reserve.owner_id, free_reserve.kind, released)
    where released > 0;
  perform private.move_reserve('reserve-taken:' || statement, free_reserve.owner_id, free_reserve.kind, taken)
    where taken > 0;
  return (select coalesce(jsonb_agg(jsonb_build_object('code', v.code, 'amount_paise', v.paise)), '[]')
    from (values ('reserve_released', released), ('reserve_taken', taken)) as v (code, paise) where v.paise > 0);
end
$function$;

comment on function private.free_reserve(uuid, uuid, public.ledger_account_kind, timestamp
  with time zone, bigint) is 'What of a reserve comes back with a statement, as its lines: what is due, all of it where somebody has stopped, and as much as a debt needs.';

revoke all
  on function private.free_reserve(uuid, uuid, public.ledger_account_kind, timestamp with time zone, bigint)
  from public;
