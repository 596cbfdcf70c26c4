create or replace function private.expire_points (
  at timestamp with time zone default now()
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ended record;
  gone integer;
begin
  for ended in
    select l.user_id, l.id, l.points from private.points as l left join private.points as t on t.lot_id = l.id
    where l.kind = 'earned' and l.expires_at <= expire_points.at
    group by l.id having l.points + coalesce(sum(t.points), 0) > 0 order by l.id limit 10000
  loop
    perform private.take_turns('points', ended.user_id::text);
    -- What was placed a moment before the end may have spent some of it meanwhile.
    gone := ended.points + (select coalesce(sum(t.points), 0) from private.points as t where t.lot_id = ended.id);
    continue when gone <= 0;
    insert into private.points (user_id, kind, points, lot_id, at)
    values (ended.user_id, 'expired', -gone, ended.id, expire_points.at);
    perform private.notify(ended.user_id, 'points_expired', jsonb_build_object('points', gone),
      '/membership/dashboard');
  end loop;
end
$function$;

comment on function private.expire_points(timestamp with time zone) is 'Books what has expired; balances were right before.';

revoke all on function private.expire_points(timestamp with time zone) from public;
