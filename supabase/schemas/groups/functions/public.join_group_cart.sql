create or replace function public.join_group_cart (
  token text,
  name text,
  secret text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  label text := private.group_label(join_group_cart.name);
  g private.group_carts := private.lock_group(join_group_cart.token);
  p private.group_people := private.group_caller(g, join_group_cart.secret);
  hash bytea;
  joiner text := coalesce(caller::text, private.sender_digest(), 'guest');
begin
  if p.id is not null then return p.id; end if;
  perform private.check_group_open(g, p);
  if caller is null then
    if coalesce(length(join_group_cart.secret), 0) not between 32 and 100 then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    hash := sha256(convert_to(join_group_cart.secret, 'utf8'));
  end if;
  -- A household or an office has one address: all twenty may come from it, and come back once.
  if (select count(*) from private.group_joins as j where j.group_id = g.id and j.caller = joiner
    and j.at > now() - interval '1 hour')
      >= (case when caller is null then 40 else 10 end) then
    perform private.refuse(429, 'too_many_changes', 'That was too often. Please try again later.');
  end if;
  if (select count(*) >= 20 from private.group_people as x where x.group_id = g.id and x.left_at is null) then
    perform private.refuse(409, 'group_full', 'Twenty people are the most a group order can have.');
  end if;
  if exists (select from private.group_people as x where x.group_id = g.id and x.left_at is null
    and lower(x.name) = lower(label)) then
    perform private.refuse(409, 'group_name_taken',
      'Somebody here has that name already. Please add a letter to yours.');
  end if;
  insert into private.group_joins (group_id, caller) values (g.id, joiner);
  update private.group_people as x set left_at = null, ready_at = null, name = label
  where x.group_id = g.id and (x.user_id = caller or x.secret_hash = hash) returning * into p;
  if not found then
    insert into private.group_people (group_id, user_id, secret_hash, name) values (g.id, caller, hash, label)
      returning * into p;
  end if;
  perform private.tell_group(g.id);
  return p.id;
end
$function$;

comment on function public.join_group_cart(text, text, text) is 'Joins the group cart of a link under a name, with an account or as a guest with a secret that the browser has made; once for each.';

revoke all on function public.join_group_cart(text, text, text) from public;

grant execute on function public.join_group_cart(text, text, text) to anon, authenticated, postgres;
